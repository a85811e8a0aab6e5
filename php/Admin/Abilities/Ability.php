<?php

declare( strict_types=1 );

namespace Atoll\Admin\Abilities;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\Access\Identity\Visitor;

/** Something that programs may do here, as WordPress' Abilities API tells them of it. */
interface Ability {

	/** @return lowercase-string&non-falsy-string Such as `atoll/list-forms`. */
	public function name(): string;

	public function label(): string;

	/** For a program that decides whether this is what it needs. */
	public function description(): string;

	/** @return array<string, mixed> JSON Schema. */
	public function input(): array;

	/** @return array<string, mixed> JSON Schema. */
	public function output(): array;

	/** @return array{readonly: bool, destructive: bool, idempotent: bool} */
	public function annotations(): array;

	public function allows( Visitor $visitor ): bool;

	/**
	 * @return array<string, mixed>
	 * @throws \Atoll\Platform\Errors\PublicError
	 */
	public function run( JsonData $input, Visitor $visitor ): array;
}
