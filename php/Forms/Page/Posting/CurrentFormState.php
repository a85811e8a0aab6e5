<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Posting;

/** The form that this request sent and that is not done with, until the page prints it again. */
final class CurrentFormState {

	private ?FormState $posted = null;

	public function keep( FormState $posted ): void {
		$this->posted = $posted;
	}

	/** Null when another form was sent, or none. */
	public function of( int $number ): ?FormState {
		return $number === $this->posted?->number ? $this->posted : null;
	}

	public function current(): ?FormState {
		return $this->posted;
	}
}
