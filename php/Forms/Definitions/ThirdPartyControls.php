<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions;

use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Markup\Controls\Control;

/** Controls that other plugins provide for their kinds of fields, created when a field is printed. */
final class ThirdPartyControls {

	private const FILTER = 'atoll_field_controls';

	/** @return array<string, \Closure(): Control> By name; unusable ones are left out, with a notice to developers. */
	public function all(): array {
		$controls = array();
		foreach ( JsonData::of( apply_filters( 'atoll_field_controls', array() ) )->all() as $name => $factory ) {
			if ( 1 === preg_match( ThirdPartyKinds::NAME, (string) $name ) && $factory instanceof \Closure ) {
				$controls[ $name ] = static function () use ( $factory, $name ): Control {
					$control = $factory();
					return $control instanceof Control
						? $control
						: throw new \LogicException( "What makes \"{$name}\" must make a " . Control::class . '.' );
				};
			} else {
				$message = "Control \"{$name}\": give it its plugin's name and a slash, and a closure that makes it.";
				_doing_it_wrong( self::FILTER, esc_html( $message ), '0.8.0' );
			}
		}
		return $controls;
	}
}
