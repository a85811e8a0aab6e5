<?php

declare( strict_types=1 );

namespace Atoll\Platform\Privacy;

/** A source of personal data: a part of the plugin that stores data about people and can export all of it. */
interface PersonalDataSource {

	/** Returns a unique name, such as `atoll-profile`. */
	public function name(): string;

	/** Returns the title, used as a heading. */
	public function title(): string;

	/** @return iterable<PersonalDataGroup> Read lazily, so that only a little is in memory at once. */
	public function groups( DataSubject $subject ): iterable;
}
