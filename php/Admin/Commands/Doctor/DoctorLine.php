<?php

declare( strict_types=1 );

namespace Atoll\Admin\Commands\Doctor;

/** One line of the doctor's report. */
final class DoctorLine {

	public const GOOD   = 'good';
	public const WORTH  = 'recommended';
	public const BROKEN = 'critical';

	/** @param string $status One of the above, in Site Health's words. */
	public function __construct(
		public readonly string $status,
		public readonly string $check,
		public readonly string $finding
	) {}

	/** @return array<string, string> */
	public function row(): array {
		return array(
			'status'  => $this->status,
			'check'   => $this->check,
			'finding' => $this->finding,
		);
	}
}
