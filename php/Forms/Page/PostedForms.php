<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page;

/** The form that this request sent and that is not done with, until the page prints it again. */
final class PostedForms {

	private ?Posted $posted = null;

	public function keep( Posted $posted ): void {
		$this->posted = $posted;
	}

	/** Null when another form was sent, or none. */
	public function of( int $number ): ?Posted {
		return $number === $this->posted?->number ? $this->posted : null;
	}

	public function current(): ?Posted {
		return $this->posted;
	}
}
