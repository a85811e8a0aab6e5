<?php

declare( strict_types=1 );

namespace Atoll\Platform\Health;

/** A {@see HealthCheck} that monitoring runs every few seconds: at most an indexed query, and no HTTP request. */
interface MonitoredComponent {

	/** Returns the name of the measurement, as `component:measurement`. */
	public function component(): string;

	public function measure(): Measurement;
}
