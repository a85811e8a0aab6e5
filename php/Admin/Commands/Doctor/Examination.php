<?php

declare( strict_types=1 );

namespace Atoll\Admin\Commands\Doctor;

/** One thing that the doctor looks at. */
interface Examination {

	/** @return list<Line> */
	public function lines(): array;
}
