<?php

declare( strict_types=1 );

namespace Atoll\Forms;

final class Choice {

	public function __construct(
		public readonly string $text,
		public readonly string $value,
		public readonly bool $isSelected = false,
	) {}
}
