<?php

declare( strict_types=1 );

namespace Atoll\Admin\Commands\Doctor;

/** One thing that the doctor looks at. */
interface DoctorCheck {

	/** @return list<DoctorLine> */
	public function lines(): array;
}
