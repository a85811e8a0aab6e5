<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Rendering;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormEngine;
use Atoll\Engine\Markup\Form\FormRenderContext;
use Atoll\Forms\Page\Posting\CurrentFormState;
use Atoll\Forms\Page\Resuming\ResumedAnswers;
use Atoll\Forms\Page\Resuming\ResumedSubmissions;
use Atoll\Platform\Http\CalledRoute;
use Atoll\Platform\Services\Lazy;

/** Finds the answers that a form is shown with: sent in this request, from a draft or entry, or its initial values. */
final class DisplayedAnswersReader {

	/**
	 * @param \Closure(): Prefill    $prefill Like the engine, called only if the form is rendered instead of taken from
	 *                                        its template.
	 * @param \Closure(): FormEngine $engine
	 */
	public function __construct(
		private CurrentFormState $currentState,
		private ResumedSubmissions $resumedSubmissions,
		#[Lazy( Prefill::class )] private \Closure $prefill,
		#[Lazy( FormEngine::class )] private \Closure $engine,
	) {}

	/** A modal opens a form empty or from a draft or entry, whatever was sent from the page below it. */
	public function inModal( Form $form ): DisplayedAnswers {
		$resumed = $this->resumedSubmissions->find( $form );
		$typed   = $resumed->answers ?? ( $this->engine )()->initial( $form );
		return new DisplayedAnswers( $typed, ( $this->engine )()->resolve( $form, $typed ), null, $resumed );
	}

	/**
	 * @param array<string, string> $fieldValues Initial values, by the parameter names that would be used in the URL.
	 * @param string                $idPrefix    Prefix of the element ids in this instance of the form.
	 */
	public function onPage( Form $form, array $fieldValues, string $idPrefix ): DisplayedAnswers {
		$state    = $this->currentState->at( $form->id(), $idPrefix );
		$resumed  = $this->resumed( $form );
		$typed    = $state->submitted->typed
			?? $resumed->answers
			?? ( $this->prefill )()->answers( $form, $fieldValues );
		$resolved = $state->submitted->resolved ?? ( $this->engine )()->resolve( $form, $typed );
		return new DisplayedAnswers( $typed, $resolved, $state, $resumed, $this->lostAlert( $form ) );
	}

	/** Whether the first instance of the form on a page is shown without anybody's answers. */
	public function isUntouched( Form $form ): bool {
		return ! $this->isPreview() && null === $this->currentState->at( $form->id(), FormRenderContext::ID_PREFIX )
			&& null === $this->resumed( $form ) && null === $this->lostAlert( $form );
	}

	/** Returns the version of a form to show. */
	public function form( Form $form ): Form {
		return wp_is_serving_rest_request() ? $form : $this->resumedSubmissions->form( $form );
	}

	/** Returns the version that a modal shows: a reopened entry keeps the version that it was sent with. */
	public function modalForm( Form $form ): Form {
		return $this->resumedSubmissions->form( $form );
	}

	/** Whether the block editor shows the block as a preview, from which nothing can be sent. */
	public function isPreview(): bool {
		return CalledRoute::isBlockPreview();
	}

	/** Returns the message if PHP dropped a post that may have been from this form: only files are that large. */
	private function lostAlert( Form $form ): ?string {
		$alert = $this->currentState->lostAlert();
		return null === $alert || array() === $form->fileFields() ? null : $alert;
	}

	/** Returns the draft or entry to continue; null in REST responses with a page's content, which anybody can read. */
	private function resumed( Form $form ): ?ResumedAnswers {
		return wp_is_serving_rest_request() ? null : $this->resumedSubmissions->find( $form );
	}
}
