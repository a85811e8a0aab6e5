<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Posting;

/** How a form that this request posted is to be shown again, until the page prints it. */
final class CurrentFormState {

	private ?FormState $state = null;

	private ?string $lost = null;

	public function keep( FormState $state ): void {
		$this->state = $state;
	}

	/** @param string $alert What to say, plain text, of a post that PHP dropped: nobody knows which form it was. */
	public function keepLost( string $alert ): void {
		$this->lost = $alert;
	}

	/** Plain text; null when this request lost nothing. */
	public function lostAlert(): ?string {
		return $this->lost;
	}

	/** Null when another form was sent, or none. */
	public function of( int $number ): ?FormState {
		return $number === $this->state?->number ? $this->state : null;
	}

	/**
	 * Null too where the page shows the form that was sent at another place.
	 *
	 * @param string $idPrefix What the ids of this one begin with.
	 */
	public function at( int $number, string $idPrefix ): ?FormState {
		$state = $this->of( $number );
		return $idPrefix === $state?->idPrefix ? $state : null;
	}

	public function current(): ?FormState {
		return $this->state;
	}
}
