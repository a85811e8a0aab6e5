<?php

declare( strict_types=1 );

namespace Atoll\PlainPost;

use Atoll\Access\Capabilities;
use Atoll\Entries\Confirmations;
use Atoll\Forms\Form;
use Atoll\Forms\Markup\FormMarkup;
use Atoll\Forms\Markup\View;
use Atoll\FormStore\FormRepository;
use Atoll\Islands\Islands;

/** Prints forms on pages: empty, filled in from the address, sent with errors, or their confirmation. */
final class FormRenderer {

	/** @param \Closure(): string $phone The company's, for when sending fails; empty when there is none. */
	public function __construct(
		private FormRepository $forms,
		private FormMarkup $markup,
		private Islands $islands,
		private PostedForms $posted,
		private ConfirmationLinks $links,
		private Confirmations $confirmations,
		private Owners $owners,
		private Prefill $prefill,
		private \Closure $phone,
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
		wp_enqueue_style( 'atoll-form' );
		$this->islands->used( 'form', $form->parts() );
		return $this->markup->render( $form, $this->view( $form ) );
	}

	private function view( Form $form ): View {
		$number       = $form->id();
		$confirmation = $this->links->confirmationOf( $number );
		return new View(
			actionUrl: ( new PageAddress() )->current(),
			answers: $this->posted->answers( $form ) ?? $this->prefill->answers( $form ),
			messages: $this->posted->messages( $number ),
			alert: $this->posted->alert( $number ),
			hidden: $this->owners->fields( $number ),
			confirmation: null === $confirmation ? null : $this->confirmations->byId( $form, $confirmation )->message,
			// The editor asks the same block for its preview.
			preview: wp_is_serving_rest_request(),
			endpoint: rest_url( "gf/v2/forms/{$number}/submissions" ),
			phone: ( $this->phone )(),
		);
	}

	private function missing( int $number ): string {
		$alert = $this->posted->alert( $number );
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
