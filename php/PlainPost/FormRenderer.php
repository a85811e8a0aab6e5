<?php

declare( strict_types=1 );

namespace Atoll\PlainPost;

use Atoll\Access\Capabilities;
use Atoll\Captcha\CaptchaPart;
use Atoll\Forms\Engine;
use Atoll\Forms\Field;
use Atoll\Forms\Form;
use Atoll\Forms\Markup\FieldView;
use Atoll\Forms\Markup\FormMarkup;
use Atoll\Forms\Markup\View;
use Atoll\FormStore\FormRepository;
use Atoll\Islands\Islands;
use Atoll\Islands\Parts;
use Atoll\Uploads\UploadPart;

/** Prints forms on pages: empty, filled in from the address, sent with errors, or their confirmation. */
final class FormRenderer {

	/** Parts of the island that open a dialog. */
	private const WITH_DIALOGS = array( 'date', 'save' );

	/** @param \Closure(): string $phone The company's, for when sending fails; empty when there is none. */
	public function __construct(
		private FormRepository $forms,
		private FormMarkup $markup,
		private Islands $islands,
		private PostedForms $posted,
		private SentForms $sent,
		private Owners $owners,
		private KeptSecrets $secrets,
		private Continuations $continuations,
		private Prefill $prefill,
		private Engine $engine,
		private \Closure $phone,
		private Parts $parts,
		private CaptchaPart $captcha,
		private UploadPart $uploads,
	) {}

	/**
	 * A form's finished, escaped HTML. A form that is not open shows a visitor nothing, and says so to those who edit.
	 *
	 * @param int $number The form's public number.
	 */
	public function render( int $number ): string {
		$form = $this->forms->find( $number );
		if ( null === $form ) {
			return $this->missing( $number );
		}
		$this->expect( $form );
		return $this->markup->render( $form, $this->view( $form ) );
	}

	/** Loads what a form needs, also for one that may come to the page later. */
	public function expect( Form $form ): void {
		wp_enqueue_style( 'atoll-form' );
		if ( array() !== array_intersect( self::WITH_DIALOGS, $form->parts() ) ) {
			wp_enqueue_style( 'atoll-modal' );
		}
		$this->islands->used( 'form', array_keys( $this->settings( $form ) ) );
	}

	/** The same form for a modal, empty or as it was put aside, with ids of its own. The island says where it is posted to without a script. */
	public function forModal( Form $form ): string {
		$continued = $this->continuations->of( $form );
		$answers   = $continued->answers ?? $this->engine->initial( $form );
		return $this->markup->render(
			$form,
			new View(
				actionUrl: '',
				answers: $answers,
				hidden: $this->owners->fields( $form->id() ) + ( $continued->hidden ?? array() ),
				idPrefix: 'atoll-modal',
				endpoint: $this->endpoint( $form ),
				phone: ( $this->phone )(),
				settings: array_filter( $this->settings( $form ) ) + $this->owners->mark(),
				places: $this->places( $form, array() ),
				settled: $this->engine->settle( $form, $answers ),
				page: $continued->page ?? 0,
				seen: $this->seen( $form, $continued ),
				notice: $continued?->notice,
			)
		);
	}

	private function view( Form $form ): View {
		$number       = $form->id();
		$posted       = $this->posted->of( $number );
		$continued    = $this->continuations->of( $form );
		$typed        = $posted->received->typed ?? $continued->answers ?? $this->prefill->answers( $form );
		return new View(
			actionUrl: ( new PageAddress() )->current(),
			answers: $typed,
			messages: $posted->messages ?? array(),
			inputMessages: $posted->inputMessages ?? array(),
			alert: $posted?->alert,
			hidden: $this->owners->fields( $number ) + $this->secrets->fields( $form, $posted?->received?->typed ) + $this->key( $posted ) + ( $continued->hidden ?? array() ),
			confirmation: $this->sent->confirmation( $form ),
			// The editor asks the same block for its preview.
			preview: wp_is_serving_rest_request(),
			endpoint: $this->endpoint( $form ),
			phone: ( $this->phone )(),
			settings: array_filter( $this->settings( $form ) ) + $this->owners->mark(),
			places: $this->places( $form, $posted->messages ?? array() ),
			settled: $posted->received->settled ?? $this->engine->settle( $form, $typed ),
			page: $posted->page ?? $continued->page ?? 0,
			seen: $posted->seen ?? $this->seen( $form, $continued ),
			notice: $posted->notice ?? $continued?->notice,
			savePanel: $continued->panel ?? '',
			pageDelay: $this->pageDelay( $form ),
		);
	}

	/**
	 * Fields up to the page where a form was left: they were shown before.
	 *
	 * @return list<int>
	 */
	private function seen( Form $form, ?Continued $continued ): array {
		$before = array_filter( $form->fields(), static fn( Field $field ) => $field->page < ( $continued->page ?? 0 ) );
		return array_values( array_map( static fn( Field $field ) => $field->id, $before ) );
	}

	/**
	 * The filling's key, once it has one: its files belong to it.
	 *
	 * @return array<string, string>
	 */
	private function key( ?Posted $posted ): array {
		return array_filter( array( 'gform_unique_id' => $posted->received->uniqueId ?? '' ) );
	}

	/** @return array<string, array<string, string>> */
	private function settings( Form $form ): array {
		return $this->parts->needed( $form->parts(), $form->id() );
	}

	/**
	 * @param array<int, string> $messages By field id.
	 * @return array<string, \Closure( FieldView ): string>
	 */
	private function places( Form $form, array $messages ): array {
		return array_filter(
			array(
				'captcha' => $this->captcha->place( $form, $messages ),
				'uploads' => $this->uploads->list( ... ),
			)
		);
	}

	/** Milliseconds; a site may make it shorter. */
	private function pageDelay( Form $form ): int {
		$delay = apply_filters( 'atoll_page_delay', View::PAGE_DELAY, $form->id() );
		return is_numeric( $delay ) ? max( 0, (int) $delay ) : View::PAGE_DELAY;
	}

	private function endpoint( Form $form ): string {
		return rest_url( "gf/v2/forms/{$form->id()}/submissions" );
	}

	private function missing( int $number ): string {
		$alert = $this->posted->of( $number )?->alert;
		if ( null !== $alert ) {
			return sprintf( '<div class="atoll-form" id="atoll-form-%d"><p class="atoll-form__gone" role="alert">%s</p></div>', $number, esc_html( $alert ) );
		}
		if ( ! current_user_can( Capabilities::EDIT_FORMS ) ) {
			return '';
		}
		/* translators: %d: number of a form. */
		$hint = __( 'Form %d is not open (it is a draft, in the trash or was deleted). Visitors see nothing here.', 'atoll' );
		return sprintf( '<p class="atoll-form__hint">%s</p>', esc_html( sprintf( $hint, $number ) ) );
	}
}
