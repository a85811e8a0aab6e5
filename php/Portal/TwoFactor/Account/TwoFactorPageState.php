<?php

declare( strict_types=1 );

namespace Atoll\Portal\TwoFactor\Account;

/** What this one answer shows, and no later one: the key for an app, and recovery codes. */
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
	 * @param bool         $isFirst Whether two-step login was switched on just now, and had none before.
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

	public function areFirst(): bool {
		return $this->isFirst;
	}
}
