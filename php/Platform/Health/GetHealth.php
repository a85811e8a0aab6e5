<?php

declare( strict_types=1 );

namespace Atoll\Platform\Health;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Database\WriteProbe;
use Atoll\Platform\Http\CurrentRequest;
use Atoll\Platform\Http\NoStoreHeaders;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\Route;

/**
 * GET s1t2/v1/health: whether this machine can take what visitors send, for balancers; how the site is, for monitoring
 * that shows the secret and for administrators (draft-inadarei-api-health-check-06).
 *
 * Only a database that takes nothing is a failure: whatever else is wrong, taking the machine away would make it worse.
 */
final class GetHealth implements Route {

	public const METHOD = 'GET';
	public const SCHEMA = 'health';

	private const SEES_DETAILS = 'view_site_health_checks';

	/** @param \Closure(): list<HealthCheck> $checks */
	public function __construct(
		private WriteProbe $probe,
		private MonitoringSecret $secret,
		private CurrentRequest $request,
		private \Closure $checks
	) {}

	public function allows( Visitor $visitor ): bool {
		return true; // Strangers learn one word.
	}

	public function answer( Input $input, Visitor $visitor ): Reply {
		$told = $this->mayKnow( $visitor ) ? $this->details() : $this->verdict( $this->probe->takesWrites() );
		NoStoreHeaders::tellPlugins();
		return new Reply(
			$told,
			Measurement::FAIL === $told['status'] ? 503 : 200,
			array( 'Content-Type' => 'application/health+json', 'Cache-Control' => 'no-store' )
		);
	}

	private function mayKnow( Visitor $visitor ): bool {
		return $visitor->can( self::SEES_DETAILS )
			|| $this->secret->is( $this->request->header( MonitoringSecret::HEADER ) );
	}

	/** @return array{status: string} */
	private function verdict( bool $isWell ): array {
		return array( 'status' => $isWell ? Measurement::PASS : Measurement::FAIL );
	}

	/** @return array{status: string, checks: array<string, list<array<string, mixed>>>} */
	private function details(): array {
		$found = array();
		foreach ( ( $this->checks )() as $check ) {
			if ( $check instanceof MonitoredComponent ) {
				$found[ $check->component() ] = $check->measure();
			}
		}
		return array(
			'status' => $this->status( $found ),
			'checks' => array_map(
				static fn( Measurement $measurement ): array => array( $measurement->toArray() ),
				$found
			),
		);
	}

	/** @param array<string, Measurement> $found By component. */
	private function status( array $found ): string {
		if ( Measurement::FAIL === ( $found[ DatabaseHealth::COMPONENT ]->status ?? Measurement::FAIL ) ) {
			return Measurement::FAIL;
		}
		$isWell = static fn( Measurement $measurement ): bool => Measurement::PASS === $measurement->status;
		return count( array_filter( $found, $isWell ) ) === count( $found ) ? Measurement::PASS : Measurement::WARN;
	}
}
