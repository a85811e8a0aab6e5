<?php

declare( strict_types=1 );

namespace Atoll\Platform\Privacy;

/** Facts that belong together, such as those of one application. */
final class PersonalDataGroup {

	/**
	 * @param string                 $id    Unique in its source.
	 * @param list<PersonalDataItem> $facts
	 */
	public function __construct(
		public readonly string $id,
		public readonly string $title,
		public readonly array $facts
	) {}
}
