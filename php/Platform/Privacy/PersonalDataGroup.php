<?php

declare( strict_types=1 );

namespace Atoll\Platform\Privacy;

/** A group of data that belongs together, such as an application's. */
final class PersonalDataGroup {

	/**
	 * @param string                 $id    Unique within its source.
	 * @param list<PersonalDataItem> $facts
	 */
	public function __construct(
		public readonly string $id,
		public readonly string $title,
		public readonly array $facts
	) {}
}
