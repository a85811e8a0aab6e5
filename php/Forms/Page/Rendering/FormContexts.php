<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Rendering;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\Markup\Form\FormRenderContext;
use Atoll\Engine\Markup\Form\FormTemplate;
use Atoll\Forms\Page\AfterSubmission\PageConfirmation;
use Atoll\Forms\Page\Posting\EncryptedPasswords;
use Atoll\Forms\Page\Posting\FormState;
use Atoll\Platform\Rest\RestNamespaces;
use Atoll\Platform\Settings\DisplayedPhone;
use Atoll\Platform\SiteLanguage;

/** What a form is shown with: empty, filled in from the address, sent with errors, continued, or confirmed. */
final class FormContexts {

	/** @param \Closure(): LoginLink $login Asked for by a form whose login has ended. */
	public function __construct(
		private DisplayedAnswersReader $answers,
		private FormHiddenInputs $hidden,
		private FormParts $parts,
		private PageConfirmation $confirmation,
		private DisplayedPhone $phone,
		private \Closure $login,
	) {}

	/** Where the island sends a form; the tab keeps its answers by this address in the page's language. */
	public static function endpoint( int $formNumber ): string {
		return RestNamespaces::url( RestNamespaces::GRAVITY, "/forms/{$formNumber}/submissions" );
	}

	/**
	 * The same form for a modal, empty or as it was put aside, with ids of its own. The island says where it is posted
	 * to without a script.
	 */
	public function inModal( Form $form ): FormRenderContext {
		$displayed = $this->answers->inModal( $form );
		$endpoint  = self::endpoint( $form->id() );
		return new FormRenderContext(
			actionUrl: '',
			answers: $displayed->typed,
			hidden: $this->hidden->of( $form, $displayed ),
			trap: $this->honeypotLabel( $form ),
			idPrefix: 'atoll-modal',
			endpoint: SiteLanguage::inAddress( $endpoint ),
			phone: $this->phone->text(),
			phoneUrl: $this->phone->url(),
			settings: $this->parts->settings( $form, $endpoint ),
			slotRenderers: $this->parts->slotRenderers( $form, array(), $displayed->resolved, $displayed->page() ),
			resolved: $displayed->resolved,
			page: $displayed->page(),
			seen: $displayed->seen( $form ),
			notice: $displayed->notice(),
			above: $displayed->resumed->above ?? '',
		);
	}

	/** For a form on a page without anybody's answers: what {@see FormTemplate} does not hold. */
	public function untouched( Form $form ): FormRenderContext {
		$endpoint = self::endpoint( $form->id() );
		return new FormRenderContext(
			actionUrl: ( new PageAddress() )->action(),
			hidden: $this->hidden->of( $form, null ),
			trap: $this->honeypotLabel( $form ),
			endpoint: SiteLanguage::inAddress( $endpoint ),
			phone: $this->phone->text(),
			phoneUrl: $this->phone->url(),
			settings: $this->parts->settings( $form, $endpoint ),
			pageDelay: $this->pageDelay( $form ),
		);
	}

	/** Whether the form shows, at its first place, without anybody's answers or confirmation. */
	public function isUntouched( Form $form ): bool {
		return $this->answers->isUntouched( $form ) && null === $this->confirmation->confirmation( $form );
	}

	/** The version of a form that is shown. */
	public function form( Form $form ): Form {
		return $this->answers->form( $form );
	}

	public function modalForm( Form $form ): Form {
		return $this->answers->modalForm( $form );
	}

	/**
	 * @param array<string, string> $fieldValues What it begins with, by the names that the page's address would use.
	 * @param string|null           $endpoint    Where the island sends it, if not where forms are sent.
	 * @param string                $prefix      What the ids of this place begin with.
	 */
	public function onPage(
		Form $form,
		array $fieldValues = array(),
		?string $endpoint = null,
		string $prefix = FormRenderContext::ID_PREFIX
	): FormRenderContext {
		$displayed  = $this->answers->onPage( $form, $fieldValues, $prefix );
		$state      = $displayed->state;
		$messages   = $state->messages ?? array();
		$endpoint ??= self::endpoint( $form->id() );
		$hidden     = $this->hidden->of( $form, $displayed, $prefix );
		return new FormRenderContext(
			actionUrl: add_query_arg( $displayed->resumed->address ?? array(), ( new PageAddress() )->action() ),
			answers: $displayed->typed,
			messages: $messages,
			inputMessages: $state->inputMessages ?? array(),
			alert: $displayed->alert(),
			alertLink: true === $state?->isLoginOver ? ( $this->login )()->inNewTab() : '',
			hidden: $hidden,
			trap: $this->honeypotLabel( $form ),
			confirmation: $this->confirmation->confirmation( $form, $prefix ),
			idPrefix: $prefix,
			preview: $this->answers->isPreview(),
			endpoint: SiteLanguage::inAddress( $endpoint ),
			phone: $this->phone->text(),
			phoneUrl: $this->phone->url(),
			settings: $this->parts->settings( $form, $endpoint ) + $this->postSettings( $state ),
			slotRenderers: $this->parts->slotRenderers( $form, $messages, $displayed->resolved, $displayed->page() ),
			resolved: $displayed->resolved,
			page: $displayed->page(),
			seen: $displayed->seen( $form ),
			notice: $displayed->notice(),
			savePanel: FormRenderContext::ID_PREFIX === $prefix ? $displayed->resumed->panel ?? '' : '', // Said once.
			above: $displayed->resumed->above ?? '',
			pageDelay: $this->pageDelay( $form ),
			reviewed: $state->reviewed ?? false,
			given: EncryptedPasswords::givenIn( $hidden, $messages ),
		);
	}

	/** @return array<string, array<string, string>> That this was just posted: newer than what the tab keeps. */
	private function postSettings( ?FormState $state ): array {
		return null === $state ? array() : array( 'posted' => array( 'by' => 'browser' ) );
	}

	private function honeypotLabel( Form $form ): string {
		return $form->hasTrap() ? __( 'Leave this empty', 'atoll' ) : '';
	}

	/** Milliseconds; a site may make it shorter. */
	private function pageDelay( Form $form ): int {
		$delay = apply_filters( 'atoll_page_delay', FormRenderContext::PAGE_DELAY, $form->id() );
		return is_numeric( $delay ) ? max( 0, (int) $delay ) : FormRenderContext::PAGE_DELAY;
	}
}
