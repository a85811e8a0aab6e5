<?php

declare( strict_types=1 );

namespace Atoll\Portal\TwoFactor\Account;

/** What this one answer shows, and no later one: the key for an app, and recovery codes. */
final class TwoFactorPageState {

	private ?SeedOffer $offer = null;

	/** @var list<string> */
	private array $codes = array();

	private bool $isNew = false;

	public function offer( SeedOffer $offer ): void {
		$this->offer = $offer;
	}

	/**
	 * @param list<string> $codes
	 * @param bool         $isNew Whether it was switched on just now.
	 */
	public function show( array $codes, bool $isNew ): void {
		$this->codes = $codes;
		$this->isNew = $isNew;
	}

	public function offered(): ?SeedOffer {
		return $this->offer;
	}

	/** @return list<string> */
	public function codes(): array {
		return $this->codes;
	}

	public function isNew(): bool {
		return $this->isNew;
	}
}
