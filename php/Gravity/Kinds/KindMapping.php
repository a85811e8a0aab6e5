<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Kinds;

/** Converts settings of a kind of field that both plugins have in different shapes. */
interface KindMapping {

	/** @return list<string> Names of the settings in Atoll that this mapping converts. */
	public function names(): array;

	/**
	 * @param array<string, mixed> $gravity A field in Gravity Forms' JSON.
	 * @return array<string, mixed> Atoll's settings; those that are not set are left out.
	 */
	public function read( array $gravity ): array;

	/**
	 * @param array<string, mixed> $settings The settings named by {@see names()} that are set.
	 * @param array<string, mixed> $gravity  A field in Gravity Forms' JSON.
	 * @return array<string, mixed> The same field with these settings.
	 */
	public function write( array $settings, array $gravity ): array;
}
