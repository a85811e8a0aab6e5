<?php

declare( strict_types=1 );

namespace Atoll\Platform\Health;

use Atoll\Platform\Rest\RestNamespaces;

/** The health checks as tests for WordPress' Site Health. */
final class SiteHealthTests {

	/** @param list<HealthCheck> $checks */
	public function __construct( private array $checks ) {}

	/**
	 * Filters `site_status_tests`. The Site Health screen runs direct tests before it sends anything, and requests the
	 * async ones after it has loaded.
	 *
	 * @param array<string, array<string, mixed>> $tests
	 * @return array<string, array<string, mixed>>
	 */
	public function add( array $tests ): array {
		foreach ( $this->checks as $check ) {
			$name = $check->name();
			$line = fn(): array => $this->lineOf( $check );
			$tests[ $check->asksSite() ? 'async' : 'direct' ][ $name ] = $check->asksSite()
				? array(
					'label'             => $check->label(),
					'test'              => RestNamespaces::url( RestNamespaces::ATOLL, "/health/{$name}" ),
					'has_rest'          => true,
					'async_direct_test' => $line,
				)
				: array( 'label' => $check->label(), 'test' => $line );
		}
		return $tests;
	}

	/** @return array<string, mixed>|null A check's result in Site Health's format; null if there is no such check. */
	public function line( string $name ): ?array {
		foreach ( $this->checks as $check ) {
			if ( $check->name() === $name ) {
				return $this->lineOf( $check );
			}
		}
		return null;
	}

	/** @return array<string, mixed> */
	private function lineOf( HealthCheck $check ): array {
		$result = $check->result();
		return array(
			'test'        => $check->name(),
			'status'      => $result->status,
			'label'       => $result->label,
			'badge'       => array(
				'label' => $check->area(),
				'color' => 'blue',
			),
			'description' => '<p>' . esc_html( $result->description ) . '</p>',
			'actions'     => $result->action?->html() ?? '',
		);
	}
}
