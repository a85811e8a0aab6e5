<?php

declare( strict_types=1 );

namespace Atoll\Portal\TwoFactor\Account;

/** What only the current response shows: the key for an app, and recovery codes. */
final class TwoFactorPageState {

	private ?SeedOffer $offer = null;

	/** @var list<string> */
	private array $codes = array();

	private bool $isFirst = false;

	public function offer( SeedOffer $offer ): void {
		$this->offer = $offer;
	}

	/**
	 * @param list<string> $codes
	 * @param bool         $isFirst Whether two-step login has just been switched on: there were no codes before.
	 */
	public function show( array $codes, bool $isFirst ): void {
		$this->codes   = $codes;
		$this->isFirst = $isFirst;
	}

	public function offered(): ?SeedOffer {
		return $this->offer;
	}

	/** @return list<string> */
	public function codes(): array {
		return $this->codes;
	}

	/**
	 * Puts the step first, because the page's URL and heading are the same for all steps.
	 *
	 * @param array<string, string> $parts
	 * @return array<string, string>
	 */
	public function title( array $parts ): array {
		$step = match ( true ) {
			array() !== $this->codes => __( 'Keep your recovery codes', 'atoll' ),
			null !== $this->offer    => __( 'Set up your authenticator app', 'atoll' ),
			default                  => null,
		};
		return null === $step ? $parts : array( 'title' => "{$step} – " . ( $parts['title'] ?? '' ) ) + $parts;
	}

	public function areFirst(): bool {
		return $this->isFirst;
	}
}
