<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Posting;

/** Holds how the form posted in this request is shown again, until the page prints it. */
final class CurrentFormState {

	private ?FormState $state = null;

	private ?string $lost = null;

	public function keep( FormState $state ): void {
		$this->state = $state;
	}

	/** @param string $alert Message about a post that PHP dropped, plain text: its form is unknown. */
	public function keepLost( string $alert ): void {
		$this->lost = $alert;
	}

	/** Returns plain text; null if this request lost nothing. */
	public function lostAlert(): ?string {
		return $this->lost;
	}

	/** Returns null if another form was sent, or none. */
	public function find( int $number ): ?FormState {
		return $number === $this->state?->number ? $this->state : null;
	}

	/**
	 * Returns null, too, if the form was sent from another of its instances on the page.
	 *
	 * @param string $idPrefix Prefix of the element ids in this instance.
	 */
	public function at( int $number, string $idPrefix ): ?FormState {
		$state = $this->find( $number );
		return $idPrefix === $state?->idPrefix ? $state : null;
	}

	public function current(): ?FormState {
		return $this->state;
	}
}
