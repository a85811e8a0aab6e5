<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Rendering;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\Markup\Form\FormRenderContext;
use Atoll\Engine\Markup\Form\FormTemplate;
use Atoll\Forms\Page\AfterSubmission\PageConfirmation;
use Atoll\Forms\Page\Posting\FormState;
use Atoll\Platform\Settings\DisplayedPhone;

/**
 * What a form is shown with, this time: empty, filled in from the address, sent with errors, continued, or confirmed.
 */
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

	/**
	 * The same form for a modal, empty or as it was put aside, with ids of its own. The island says where it is posted
	 * to without a script.
	 */
	public function inModal( Form $form ): FormRenderContext {
		$shown    = $this->answers->inModal( $form );
		$endpoint = $this->endpoint( $form );
		return new FormRenderContext(
			actionUrl: '',
			answers: $shown->typed,
			hidden: $this->hidden->of( $form, $shown ),
			trap: $this->trap( $form ),
			idPrefix: 'atoll-modal',
			endpoint: $endpoint,
			phone: $this->phone->text(),
			phoneUrl: $this->phone->url(),
			settings: $this->parts->settings( $form, $endpoint ),
			places: $this->parts->places( $form, array(), $shown->resolved, $shown->page() ),
			resolved: $shown->resolved,
			page: $shown->page(),
			seen: $shown->seen( $form ),
			notice: $shown->notice(),
			above: $shown->resumed->above ?? '',
		);
	}

	/** The same for a form on a page that nobody has touched, as far as {@see FormTemplate} leaves it open. */
	public function untouched( Form $form ): FormRenderContext {
		$endpoint = $this->endpoint( $form );
		return new FormRenderContext(
			actionUrl: ( new PageAddress() )->current(),
			hidden: $this->hidden->of( $form, null ),
			trap: $this->trap( $form ),
			endpoint: $endpoint,
			phone: $this->phone->text(),
			phoneUrl: $this->phone->url(),
			settings: $this->parts->settings( $form, $endpoint ),
			pageDelay: $this->pageDelay( $form ),
		);
	}

	/** Whether the form shows as it is, and nothing that somebody has done to it. */
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
	 * @param array<string, string> $given    What it begins with, by the names that the page's address would use.
	 * @param string|null           $endpoint Where the island sends it, if not where forms are sent.
	 * @param string                $prefix   What the ids of this place begin with.
	 */
	public function onPage(
		Form $form,
		array $given = array(),
		?string $endpoint = null,
		string $prefix = FormRenderContext::ID_PREFIX
	): FormRenderContext {
		$shown      = $this->answers->onPage( $form, $given );
		$posted     = $shown->state;
		$endpoint ??= $this->endpoint( $form );
		return new FormRenderContext(
			actionUrl: add_query_arg( $shown->resumed->address ?? array(), ( new PageAddress() )->current() ),
			answers: $shown->typed,
			messages: $posted->messages ?? array(),
			inputMessages: $posted->inputMessages ?? array(),
			alert: $posted?->alert,
			alertLink: true === $posted?->isLoginOver ? ( $this->login )()->inNewTab() : '',
			hidden: $this->hidden->of( $form, $shown ),
			trap: $this->trap( $form ),
			confirmation: $this->confirmation->confirmation( $form ),
			idPrefix: $prefix,
			preview: $this->answers->isPreview(),
			endpoint: $endpoint,
			phone: $this->phone->text(),
			phoneUrl: $this->phone->url(),
			settings: $this->parts->settings( $form, $endpoint ) + $this->fromPost( $posted ),
			places: $this->parts->places( $form, $posted->messages ?? array(), $shown->resolved, $shown->page() ),
			resolved: $shown->resolved,
			page: $shown->page(),
			seen: $shown->seen( $form ),
			notice: $shown->notice(),
			savePanel: FormRenderContext::ID_PREFIX === $prefix ? $shown->resumed->panel ?? '' : '', // Said once.
			above: $shown->resumed->above ?? '',
			pageDelay: $this->pageDelay( $form ),
			reviewed: $posted->reviewed ?? false,
		);
	}

	/**
	 * Tells the island that what is printed is what the browser has just posted, newer than anything that it keeps.
	 *
	 * @return array<string, array<string, string>>
	 */
	private function fromPost( ?FormState $state ): array {
		return null === $state ? array() : array( 'posted' => array( 'by' => 'browser' ) );
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
