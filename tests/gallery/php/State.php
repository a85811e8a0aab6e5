<?php

declare( strict_types=1 );

namespace Atoll\Tests\Gallery;

use Atoll\Engine\Answers;
use Atoll\Engine\Form;
use Atoll\Engine\Verdict;

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
		public readonly Verdict $verdict = new Verdict( array() ),
	) {}
}
