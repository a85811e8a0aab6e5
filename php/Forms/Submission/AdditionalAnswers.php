<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission;

/** Answers that an {@see AnswerSource} adds to a submission, and problems with those it could not add. */
final class AdditionalAnswers {

	/**
	 * @param array<string, mixed> $inputs   By input name; they replace what was sent under that name.
	 * @param array<int, string>   $problems Messages by field id: what happened, and how to fix it. Shown whatever else
	 *                                       is invalid; each stops the submission.
	 */
	public function __construct( public readonly array $inputs = array(), public readonly array $problems = array() ) {}

	/** Returns both together; this object's values take precedence. */
	public function merge( self $other ): self {
		return new self( $this->inputs + $other->inputs, $this->problems + $other->problems );
	}
}
