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

/** Finds what a form is filled in with: what was sent in this request, what is continued, or what it begins with. */
final class DisplayedAnswersReader {

	/**
	 * @param \Closure(): Prefill    $prefill Asked for when a form is printed anew, as the engine is.
	 * @param \Closure(): FormEngine $engine
	 */
	public function __construct(
		private CurrentFormState $currentState,
		private ResumedSubmissions $resumedSubmissions,
		private \Closure $prefill,
		private \Closure $engine,
	) {}

	/** A modal opens a form empty or as it was put aside, whatever the page beneath was sent with. */
	public function inModal( Form $form ): DisplayedAnswers {
		$resumed = $this->resumedSubmissions->of( $form );
		$typed   = $resumed->answers ?? ( $this->engine )()->initial( $form );
		return new DisplayedAnswers( $typed, ( $this->engine )()->resolve( $form, $typed ), null, $resumed );
	}

	/**
	 * @param array<string, string> $fieldValues What it begins with, by the names that the page's address would use.
	 * @param string                $idPrefix    What the ids of this place begin with.
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

	/** Whether a page shows the form, at its first place, without anybody's answers. */
	public function isUntouched( Form $form ): bool {
		return ! $this->isPreview() && null === $this->currentState->at( $form->id(), FormRenderContext::ID_PREFIX )
			&& null === $this->resumed( $form ) && null === $this->lostAlert( $form );
	}

	/** The version of a form that is shown. */
	public function form( Form $form ): Form {
		return wp_is_serving_rest_request() ? $form : $this->resumedSubmissions->form( $form );
	}

	/** The version that a modal shows: an entry that is opened again goes on with the one that it was sent with. */
	public function modalForm( Form $form ): Form {
		return $this->resumedSubmissions->form( $form );
	}

	/** The editor shows the same block as its preview: nothing can be sent from there. */
	public function isPreview(): bool {
		return CalledRoute::isBlockPreview();
	}

	/** What to say where the post that PHP dropped may have been this form's: only files are that large. */
	private function lostAlert( Form $form ): ?string {
		$alert = $this->currentState->lostAlert();
		return null === $alert || array() === $form->fileFields() ? null : $alert;
	}

	/** What is continued: nothing where the REST API tells a page, to whoever asks. */
	private function resumed( Form $form ): ?ResumedAnswers {
		return wp_is_serving_rest_request() ? null : $this->resumedSubmissions->of( $form );
	}
}
