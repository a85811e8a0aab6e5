<?php

declare( strict_types=1 );

namespace Atoll\Platform\Health\Routes;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Database\WriteProbe;
use Atoll\Platform\Errors\ErrorLog;
use Atoll\Platform\Health\DatabaseHealth;
use Atoll\Platform\Health\HealthCheck;
use Atoll\Platform\Health\Measurement;
use Atoll\Platform\Health\MonitoredComponent;
use Atoll\Platform\Health\MonitoringSecret;
use Atoll\Platform\Http\CurrentRequest;
use Atoll\Platform\Http\NoStoreHeaders;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\Route;

/**
 * GET s1t2/v1/health: whether this server accepts what visitors send, for load balancers; and the state of the site,
 * for administrators and for monitoring with the secret (draft-inadarei-api-health-check-06).
 *
 * Only a database that refuses writes is a failure: for any other problem, taking the server out would make it worse.
 */
final class GetHealth implements Route {

	public const METHOD = 'GET';
	public const SCHEMA = 'atoll/health';

	public const DETAILS_CAPABILITY = 'view_site_health_checks';

	/** @param \Closure(): list<HealthCheck> $checks */
	public function __construct(
		private WriteProbe $probe,
		private MonitoringSecret $secret,
		private CurrentRequest $request,
		private \Closure $checks
	) {}

	public function allows( Visitor $visitor ): bool {
		return true; // Others only see a status.
	}

	public function respond( Input $input, Visitor $visitor ): Reply {
		$body = $this->seesDetails( $visitor ) ? $this->details() : $this->summary( $this->probe->takesWrites() );
		NoStoreHeaders::disablePageCache();
		return new Reply(
			$body,
			Measurement::FAIL === $body['status'] ? 503 : 200,
			array( 'Content-Type' => 'application/health+json', 'Cache-Control' => 'no-store' )
		);
	}

	private function seesDetails( Visitor $visitor ): bool {
		return $visitor->can( self::DETAILS_CAPABILITY )
			|| $this->secret->matches( $this->request->header( MonitoringSecret::HEADER ) );
	}

	/** @return array{status: string} */
	private function summary( bool $isWell ): array {
		return array( 'status' => $isWell ? Measurement::PASS : Measurement::FAIL );
	}

	/** @return array{status: string, checks: array<string, list<array<string, mixed>>>} */
	private function details(): array {
		$measurements = array();
		foreach ( ( $this->checks )() as $check ) {
			if ( $check instanceof MonitoredComponent ) {
				$measurements[ $check->component() ] = $this->measure( $check );
			}
		}
		return array(
			'status' => $this->status( $measurements ),
			'checks' => array_map(
				static fn( Measurement $measurement ): array => array( $measurement->toArray() ),
				$measurements
			),
		);
	}

	/** A component that cannot be measured, as when its table is missing, fails without affecting the others. */
	private function measure( MonitoredComponent $component ): Measurement {
		try {
			return $component->measure();
		} catch ( \Throwable $fault ) {
			( new ErrorLog() )->write( $fault, $component->component() );
			return new Measurement( Measurement::FAIL, null, '' );
		}
	}

	/** @param array<string, Measurement> $measurements By component. */
	private function status( array $measurements ): string {
		if ( Measurement::FAIL === ( $measurements[ DatabaseHealth::COMPONENT ]->status ?? Measurement::FAIL ) ) {
			return Measurement::FAIL;
		}
		$isWell = static fn( Measurement $measurement ): bool => Measurement::PASS === $measurement->status;
		return count( array_filter( $measurements, $isWell ) ) === count( $measurements )
			? Measurement::PASS
			: Measurement::WARN;
	}
}
