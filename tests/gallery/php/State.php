<?php

declare( strict_types=1 );

namespace Atoll\Tests\Gallery;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormAnswers\Answers;
use Atoll\Engine\Validation\ValidationResult;

/** A form of one field, as it stands at one moment. */
final class State {

	/**
	 * @param string       $caption What to see in it.
	 * @param Answers|null $answers What its inputs hold; null for their defaults.
	 */
	public function __construct(
		public readonly string $caption,
		public readonly Form $form,
		public readonly ?Answers $answers = null,
		public readonly ValidationResult $verdict = new ValidationResult( array() ),
	) {}
}
