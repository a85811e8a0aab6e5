<?php

declare( strict_types=1 );

namespace Atoll\Forms\Spam;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\Logic\ResolvedAnswers;
use Atoll\Forms\Submission\Submission;

/** A valid submission that is checked for spam. */
final class SpamContext {

	public readonly SpamTexts $texts;

	public function __construct(
		public readonly Form $form,
		public readonly ResolvedAnswers $resolved,
		public readonly Submission $submission
	) {
		$this->texts = SpamTexts::in( $form, $resolved->answers()->toEntry() );
	}

	/** Returns an input of the form itself, such as its token; empty if it was not sent. */
	public function input( string $name ): string {
		$value = $this->submission->inputs[ $name ] ?? '';
		return is_scalar( $value ) ? (string) $value : '';
	}
}
