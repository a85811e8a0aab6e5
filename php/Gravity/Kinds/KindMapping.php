<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Kinds;

/** Converts settings of a kind of field that both plugins have in different shapes. */
interface KindMapping {

	/** @return list<string> The names of Atoll's settings that it converts. */
	public function names(): array;

	/**
	 * @param array<string, mixed> $gravity A field in Gravity Forms' JSON.
	 * @return array<string, mixed> Atoll's settings; without what is not set.
	 */
	public function read( array $gravity ): array;

	/**
	 * @param array<string, mixed> $settings Those of its settings that are set.
	 * @param array<string, mixed> $gravity  A field in Gravity Forms' JSON.
	 * @return array<string, mixed> The same with these settings.
	 */
	public function write( array $settings, array $gravity ): array;
}
