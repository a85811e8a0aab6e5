<?php

declare( strict_types=1 );

namespace Atoll\Cli\Doctor;

/** One thing that the doctor looks at. */
interface Examination {

	/** @return list<Line> */
	public function lines(): array;
}
