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
use Atoll\Platform\Services\Lazy;
use Atoll\Platform\Settings\DisplayedPhone;
use Atoll\Platform\SiteLanguage;

/** Contexts to render a form in: empty, prefilled from the URL, sent with errors, continued, or confirmed. */
final class FormContexts {

	/** @param \Closure(): LoginLink $login Called for a form whose session has ended. */
	public function __construct(
		private DisplayedAnswersReader $answers,
		private FormHiddenInputs $hidden,
		private FormParts $parts,
		private PageConfirmation $confirmation,
		private DisplayedPhone $phone,
		#[Lazy( LoginLink::class )] private \Closure $login,
	) {}

	/** Returns where the island sends a form. The browser tab stores answers under this URL, in the page's language. */
	public static function endpoint( int $formNumber ): string {
		return RestNamespaces::url( RestNamespaces::GRAVITY, "/forms/{$formNumber}/submissions" );
	}

	/** Returns the context for a modal: an empty or continued form with ids of its own. The island sets its action. */
	public function inModal( Form $form ): FormRenderContext {
		$displayed = $this->answers->inModal( $form );
		$endpoint  = self::endpoint( $form->id() );
		return new FormRenderContext(
			actionUrl: '',
			answers: $displayed->typed,
			hidden: $this->hidden->build( $form, $displayed ),
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

	/** Returns the context for a form on a page without anybody's answers: the parts missing in {@see FormTemplate}. */
	public function untouched( Form $form ): FormRenderContext {
		$endpoint = self::endpoint( $form->id() );
		return new FormRenderContext(
			actionUrl: ( new PageUrl() )->action(),
			hidden: $this->hidden->build( $form, null ),
			trap: $this->honeypotLabel( $form ),
			endpoint: SiteLanguage::inAddress( $endpoint ),
			phone: $this->phone->text(),
			phoneUrl: $this->phone->url(),
			settings: $this->parts->settings( $form, $endpoint ),
			pageDelay: $this->pageDelay( $form ),
		);
	}

	/** Whether the first instance of the form on the page is shown without anybody's answers or confirmation. */
	public function isUntouched( Form $form ): bool {
		return $this->answers->isUntouched( $form ) && null === $this->confirmation->confirmation( $form );
	}

	/** Returns the version of a form to show. */
	public function form( Form $form ): Form {
		return $this->answers->form( $form );
	}

	public function modalForm( Form $form ): Form {
		return $this->answers->modalForm( $form );
	}

	/**
	 * @param array<string, string> $fieldValues Initial values, by the parameter names that would be used in the URL.
	 * @param string|null           $endpoint    URL to which the island sends the form; null for the usual one.
	 * @param string                $prefix      Prefix of the element ids in this instance of the form.
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
		$hidden     = $this->hidden->build( $form, $displayed, $prefix );
		return new FormRenderContext(
			actionUrl: add_query_arg( $displayed->resumed->address ?? array(), ( new PageUrl() )->action() ),
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
			savePanel: FormRenderContext::ID_PREFIX === $prefix ? $displayed->resumed->panel ?? '' : '', // Once a page.
			above: $displayed->resumed->above ?? '',
			pageDelay: $this->pageDelay( $form ),
			reviewed: $state->reviewed ?? false,
			given: EncryptedPasswords::givenIn( $hidden, $messages ),
		);
	}

	/**
	 * @return array<string, array<string, string>> Says that the form was just posted: newer than the tab's answers.
	 */
	private function postSettings( ?FormState $state ): array {
		return null === $state ? array() : array( 'posted' => array( 'by' => 'browser' ) );
	}

	private function honeypotLabel( Form $form ): string {
		return $form->hasTrap() ? __( 'Leave this empty', 'atoll' ) : '';
	}

	/** Returns milliseconds; a site can reduce it with a filter. */
	private function pageDelay( Form $form ): int {
		$delay = apply_filters( 'atoll_page_delay', FormRenderContext::PAGE_DELAY, $form->id() );
		return is_numeric( $delay ) ? max( 0, (int) $delay ) : FormRenderContext::PAGE_DELAY;
	}
}
