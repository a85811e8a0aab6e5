<?php

declare( strict_types=1 );

namespace Atoll\Platform\Privacy;

/** A part of the product that keeps something about people, and can tell all of it. */
interface PersonalDataSource {

	/** Unique, such as `atoll-profile`. */
	public function name(): string;

	/** As a heading. */
	public function title(): string;

	/** @return iterable<PersonalDataGroup> Read as it is asked for, so that much of it is never held at once. */
	public function of( DataSubject $subject ): iterable;
}
