<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Rendering;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormEngine;
use Atoll\Engine\Markup\Form\FormRenderContext;
use Atoll\Engine\Markup\Html;
use Atoll\Forms\Page\AfterSubmission\PageConfirmation;
use Atoll\Forms\Page\Posting\CurrentFormState;
use Atoll\Forms\Page\Posting\EncryptedPasswords;
use Atoll\Forms\Page\Posting\FormState;
use Atoll\Forms\Page\Posting\PostOwner;
use Atoll\Forms\Page\Resuming\ResumedAnswers;
use Atoll\Forms\Page\Resuming\ResumedSubmissions;
use Atoll\Forms\Spam\FormToken;
use Atoll\Platform\Settings\DisplayedPhone;

/**
 * What a form is shown with, this time: empty, filled in from the address, sent with errors, continued, or confirmed.
 */
final class FormContexts {

	/** @param \Closure(): string $login Where one logs in and is led back to the page. */
	public function __construct(
		private CurrentFormState $posted,
		private PageConfirmation $sent,
		private PostOwner $owners,
		private EncryptedPasswords $secrets,
		private ResumedSubmissions $continuations,
		private Prefill $prefill,
		private FormEngine $engine,
		private FormParts $parts,
		private FormToken $token,
		private DisplayedPhone $telephone,
		private \Closure $login,
	) {}

	/**
	 * The same form for a modal, empty or as it was put aside, with ids of its own. The island says where it is posted
	 * to without a script.
	 */
	public function inModal( Form $form ): FormRenderContext {
		$continued = $this->continuations->of( $form );
		$answers   = $continued->answers ?? $this->engine->initial( $form );
		$settled   = $this->engine->settle( $form, $answers );
		$page      = $continued->page ?? 0;
		$endpoint  = $this->endpoint( $form );
		return new FormRenderContext(
			actionUrl: '',
			answers: $answers,
			hidden: $this->owners->fields() + ( $continued->hidden ?? array() ) + $this->token( $form ),
			trap: $this->trap( $form ),
			idPrefix: 'atoll-modal',
			endpoint: $endpoint,
			phone: $this->telephone->written(),
			phoneUrl: $this->telephone->url(),
			settings: $this->parts->settings( $form ) + $this->review( $form, $endpoint ) + $this->owners->mark(),
			places: $this->parts->places( $form, array(), $settled, $page ),
			settled: $settled,
			page: $page,
			seen: $this->seen( $form, $continued ),
			notice: $continued?->notice,
			above: $continued->above ?? '',
		);
	}

	/** The version of a form that is shown. */
	public function form( Form $form ): Form {
		return $this->isPreview() ? $form : $this->continuations->form( $form );
	}

	public function modalForm( Form $form ): Form {
		return $this->continuations->form( $form );
	}

	/** The editor asks the same block for its preview: of the form, and not of what its editor may have sent. */
	private function isPreview(): bool {
		return wp_is_serving_rest_request();
	}

	/**
	 * @param array<string, string> $given    What it begins with, by the names that the page's address would use.
	 * @param string|null           $endpoint Where the island sends it, if not where forms are sent.
	 */
	public function onPage( Form $form, array $given = array(), ?string $endpoint = null ): FormRenderContext {
		$posted    = $this->posted->of( $form->id() );
		$continued = $this->isPreview() ? null : $this->continuations->of( $form );
		$typed     = $posted->submitted->typed ?? $continued->answers ?? $this->prefill->answers( $form, $given );
		$settled   = $posted->submitted->settled ?? $this->engine->settle( $form, $typed );
		$page      = $posted->page ?? $continued->page ?? 0;
		$endpoint ??= $this->endpoint( $form );
		return new FormRenderContext(
			actionUrl: add_query_arg( $continued->address ?? array(), ( new PageAddress() )->current() ),
			answers: $typed,
			messages: $posted->messages ?? array(),
			inputMessages: $posted->inputMessages ?? array(),
			alert: $posted?->alert,
			alertLink: $this->owners->hasLeft() ? $this->toLogin() : '',
			hidden: $this->owners->fields() + $this->secrets->fields( $form, $posted?->submitted?->typed )
				+ $this->key( $posted ) + ( $continued->hidden ?? array() ) + $this->token( $form ),
			trap: $this->trap( $form ),
			confirmation: $this->sent->confirmation( $form ),
			preview: $this->isPreview(),
			endpoint: $endpoint,
			phone: $this->telephone->written(),
			phoneUrl: $this->telephone->url(),
			settings: $this->parts->settings( $form ) + $this->review( $form, $endpoint ) + $this->owners->mark()
				+ $this->fromPost( $posted ),
			places: $this->parts->places( $form, $posted->messages ?? array(), $settled, $page ),
			settled: $settled,
			page: $page,
			seen: $posted->seen ?? $this->seen( $form, $continued ),
			notice: null === $posted ? $continued?->notice : $posted->notice, // Said once, as the page is opened.
			savePanel: $continued->panel ?? '',
			above: $continued->above ?? '',
			pageDelay: $this->pageDelay( $form ),
			reviewed: $posted->reviewed ?? false,
		);
	}

	/**
	 * Tells the island that what is printed is what the browser has just posted, newer than anything that it keeps.
	 *
	 * @return array<string, array<string, string>>
	 */
	private function fromPost( ?FormState $posted ): array {
		return null === $posted ? array() : array( 'posted' => array( 'by' => 'browser' ) );
	}

	/**
	 * Where the island asks for the answers as they are shown to be checked.
	 *
	 * @return array<string, array<string, string>>
	 */
	private function review( Form $form, string $endpoint ): array {
		return null === $form->reviewPage()
			? array()
			: array( 'review' => array( 'endpoint' => "{$endpoint}/review" ) );
	}

	/**
	 * Fields up to the page where a form was left: they were shown before.
	 *
	 * @return list<int>
	 */
	private function seen( Form $form, ?ResumedAnswers $continued ): array {
		$before = array_filter(
			$form->fields(),
			static fn( Field $field ) => $field->page < ( $continued->page ?? 0 )
		);
		return array_values( array_map( static fn( Field $field ) => $field->id, $before ) );
	}

	/** Another tab, since this one holds the answers. */
	private function toLogin(): string {
		return Html::element(
			'a',
			array( 'href' => ( $this->login )(), 'target' => '_blank' ),
			Html::text( __( 'Log in (opens in a new tab)', 'atoll' ) )
		);
	}

	/**
	 * The filling's key, once it has one: its files belong to it.
	 *
	 * @return array<string, string>
	 */
	private function key( ?FormState $posted ): array {
		return array_filter( array( 'gform_unique_id' => $posted->submitted->uniqueId ?? '' ) );
	}

	/** @return array<string, string> */
	private function token( Form $form ): array {
		return array( FormToken::NAME => $this->token->of( $form->id() ) );
	}

	private function trap( Form $form ): string {
		return $form->hasTrap() ? __( 'Leave this empty', 'atoll' ) : '';
	}

	/** Milliseconds; a site may make it shorter. */
	private function pageDelay( Form $form ): int {
		$delay = apply_filters( 'atoll_page_delay', FormRenderContext::PAGE_DELAY, $form->id() );
		return is_numeric( $delay ) ? max( 0, (int) $delay ) : FormRenderContext::PAGE_DELAY;
	}

	private function endpoint( Form $form ): string {
		return rest_url( "gf/v2/forms/{$form->id()}/submissions" );
	}
}
