<?php

declare( strict_types=1 );

namespace Atoll\Admin\Abilities;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\Access\Identity\Visitor;

/** An ability for programs, in WordPress' Abilities API. */
interface Ability {

	/** @var lowercase-string&non-falsy-string Unique name. */
	public const NAME = 'atoll/';

	/** @var bool Whether it changes nothing. Abilities that do change something never delete anything. */
	public const IS_READ_ONLY = false;

	/** @var bool Whether running it twice has the same effect as running it once. */
	public const IS_IDEMPOTENT = false;

	public function label(): string;

	/** Returns a description for programs that look for an ability. */
	public function description(): string;

	/** @return array<string, mixed> JSON Schema. */
	public function input(): array;

	/** @return array<string, mixed> JSON Schema. */
	public function output(): array;

	public function allows( Visitor $visitor ): bool;

	/**
	 * @return array<string, mixed>
	 * @throws \Atoll\Platform\Errors\PublicError
	 */
	public function run( JsonData $input, Visitor $visitor ): array;
}
