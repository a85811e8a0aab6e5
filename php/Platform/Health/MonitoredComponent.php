<?php

declare( strict_types=1 );

namespace Atoll\Platform\Health;

/** A {@see HealthCheck} that monitoring asks every few seconds: it costs an indexed query at most, and no request. */
interface MonitoredComponent {

	/** What is measured, as `component:measurement`. */
	public function component(): string;

	public function measure(): Measurement;
}
