<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormAnswers\Answers;
use Atoll\Engine\Markup\Form\InputNames;
use Atoll\Forms\Submission\Submission;
use Atoll\Forms\Submission\SubmittedAnswers;
use Atoll\Platform\Access\Identity\Visitor;

/** A request to save a form as a draft: the answers so far, and the draft that they belong to. */
final class DraftSave {

	private function __construct(
		public readonly Form $form,
		public readonly Submission $submission,
		public readonly Answers $answers,
		public readonly DraftRequest $request,
	) {}

	public static function of( SubmittedAnswers $submitted, Submission $submission ): self {
		$request = DraftRequest::ofSave( $submitted->form, $submission );
		return new self( $submitted->form, $submission, $submitted->typed, $request );
	}

	/** Creates a request with the content of a stored draft. */
	public static function ofDraft( Draft $draft, Visitor $visitor, string $sourceUrl ): self {
		$inputs     = array( InputNames::KEY => $draft->uniqueId, InputNames::PAGE => (string) $draft->page );
		$submission = new Submission(
			$draft->form->id(),
			$inputs + $draft->inputs,
			$draft->uniqueId,
			$visitor,
			$sourceUrl
		);
		return new self( $draft->form, $submission, $draft->answers, DraftRequest::of( $draft->form, $submission ) );
	}

	/** @return int User id; 0 for a visitor. */
	public function userId(): int {
		return $this->submission->visitor->userId();
	}

	/** @return list<string> Public ids of the uploads among the answers. */
	public function fileIds(): array {
		$ids = array();
		foreach ( $this->form->fields() as $field ) {
			array_push( $ids, ...array_column( $this->answers->files( $field->id ), 'id' ) );
		}
		return $ids;
	}

	/**
	 * Returns the same request as another form visit.
	 *
	 * @param string  $key     Key of that visit.
	 * @param Answers $answers The answers with that visit's files.
	 */
	public function separate( string $key, Answers $answers ): self {
		return new self( $this->form, $this->submission->withKey( $key ), $answers, $this->request );
	}
}
