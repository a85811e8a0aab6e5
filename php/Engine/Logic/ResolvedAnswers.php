<?php

declare( strict_types=1 );

namespace Atoll\Engine\Logic;

use Atoll\Engine\FormAnswers\Answers;

/** A set of answers after the form's logic has been applied: what shows, and what the answers are as a result. */
final class ResolvedAnswers {

	/**
	 * @param array<int, true> $hiddenFields By field id.
	 * @param array<int, true> $hiddenPages  By page, from 0.
	 * @param array<int, true> $hiddenNext   Pages without a button to the next page, from 0.
	 */
	public function __construct(
		private Answers $answers,
		private array $hiddenFields = array(),
		private array $hiddenPages = array(),
		private array $hiddenNext = array(),
		private bool $hidesSubmit = false,
	) {}

	/** Returns the answers that are validated and stored: hidden fields are empty, calculated ones are filled in. */
	public function answers(): Answers {
		return $this->answers;
	}

	public function isHidden( int $fieldId ): bool {
		return isset( $this->hiddenFields[ $fieldId ] );
	}

	/** @param int $page From 0. */
	public function isPageHidden( int $page ): bool {
		return isset( $this->hiddenPages[ $page ] );
	}

	/** @param int $page From 0. */
	public function hidesNext( int $page ): bool {
		return isset( $this->hiddenNext[ $page ] );
	}

	public function hidesSubmit(): bool {
		return $this->hidesSubmit;
	}
}
