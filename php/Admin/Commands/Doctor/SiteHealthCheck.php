<?php

declare( strict_types=1 );

namespace Atoll\Admin\Commands\Doctor;

use Atoll\Engine\Contract\JsonData;

/** Atoll's lines of WordPress' Site Health. */
final class SiteHealthCheck implements DoctorCheck {

	private const OURS = 'atoll_';

	public function lines(): array {
		$lines = array();
		/** The filter is WordPress' own, which its Site Health screen applies. */
		$tests = JsonData::of(
			apply_filters( 'site_status_tests', array( 'direct' => array(), 'async' => array() ) )
		)->array( 'direct' );
		foreach ( $tests as $name => $test ) {
			$look = JsonData::of( $test )->get( 'test' );
			if ( str_starts_with( $name, self::OURS ) && is_callable( $look ) ) {
				$found   = JsonData::of( $look() );
				$lines[] = new DoctorLine(
					$found->string( 'status' ),
					JsonData::of( $test )->string( 'label' ),
					$found->string( 'label' ) . '. ' . wp_strip_all_tags( $found->string( 'description' ), true )
				);
			}
		}
		return $lines;
	}
}
