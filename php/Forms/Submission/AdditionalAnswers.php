<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission;

/** What an {@see AnswerSource} adds to the answers, and what it could not add. */
final class AdditionalAnswers {

	/**
	 * @param array<string, mixed> $inputs   By input name; they win over what was sent under that name.
	 * @param array<int, string>   $problems By field id, what happened and how to mend it. Said whatever else is to be
	 *                                       mended; stops the submission.
	 */
	public function __construct( public readonly array $inputs = array(), public readonly array $problems = array() ) {}

	/** Both; what this one has stays. */
	public function merge( self $other ): self {
		return new self( $this->inputs + $other->inputs, $this->problems + $other->problems );
	}
}
