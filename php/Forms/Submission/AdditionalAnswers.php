<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission;

/** What an {@see AnswerSource} adds to the answers, and what it could not add. */
final class AdditionalAnswers {

	/**
	 * @param array<string, mixed> $inputs   By input name; they win over what was sent under that name.
	 * @param array<int, string>   $problems By field id, what happened and how to mend it. Shown whatever else is
	 *                                       invalid; stops the submission.
	 */
	public function __construct( public readonly array $inputs = array(), public readonly array $problems = array() ) {}

	/** Both together; what this one has counts before the other's. */
	public function merge( self $other ): self {
		return new self( $this->inputs + $other->inputs, $this->problems + $other->problems );
	}
}
