<?php

declare( strict_types=1 );

namespace Atoll\Platform\Settings\Checks;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\Settings\SettingCheck;

/** A page, an image or a form that is chosen is there. 0 is none. */
final class ExistsCheck implements SettingCheck {

	/** @param array<string, \Closure(int): bool> $finders By control. */
	public function __construct( private array $finders ) {}

	public function complaint( JsonData $setting, mixed $value ): string {
		$find = $this->finders[ $setting->string( 'control' ) ] ?? null;
		if ( null === $find || 0 === $value || ( is_int( $value ) && $find( $value ) ) ) {
			return '';
		}
		return 'form' === $setting->string( 'control' )
			? __( 'This form is closed or in the trash, so that visitors cannot send it. Open it again, or choose another one.', 'atoll' )
			: __( 'This is not there any more. Please choose another one.', 'atoll' );
	}
}
