<?php

declare( strict_types=1 );

namespace Atoll\Admin\Abilities;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\Access\Identity\Visitor;

/** Something that programs may do here, as WordPress' Abilities API tells them of it. */
interface Ability {

	/** @var lowercase-string&non-falsy-string Each ability's own. */
	public const NAME = 'atoll/';

	/** @var bool Whether it changes nothing. None that does change something takes anything away. */
	public const IS_READ_ONLY = false;

	/** @var bool Whether it comes to the same when it is done once more. */
	public const IS_IDEMPOTENT = false;

	public function label(): string;

	/** For a program that decides whether this is what it needs. */
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
