<?php

declare( strict_types=1 );

namespace Atoll\Forms\Captcha;

use Atoll\Forms\Captcha\Methods\VendorFaults;
use Atoll\Platform\Health\HealthCheck;
use Atoll\Platform\Health\HealthResult;
use Atoll\Platform\SiteDateFormat;

/** Site Health check: the chosen captcha vendor works for this site. */
final class CaptchaHealth extends HealthCheck {

	/** @param \Closure(): CaptchaSettings $settings */
	public function __construct( private \Closure $settings, private VendorFaults $faults ) {}

	public function name(): string {
		return 'atoll_captcha';
	}

	public function label(): string {
		return __( 'Captcha', 'atoll' );
	}

	protected function look(): HealthResult {
		$code = 'altcha' === ( $this->settings )()->provider ? '' : $this->faults->code();
		return match ( true ) {
			'' === $code                                => $this->good(),
			in_array( $code, VendorFaults::KEYS, true ) => $this->wrongKeys( $code ),
			VendorFaults::OTHER_HOST === $code          => $this->otherHost(),
			default                                     => $this->noAnswer( $code ),
		};
	}

	private function good(): HealthResult {
		return HealthResult::good(
			__( 'No problems found with the captcha', 'atoll' ),
			__( 'The last form that was sent with one could be checked.', 'atoll' )
		);
	}

	private function wrongKeys( string $code ): HealthResult {
		return HealthResult::critical(
			__( 'The captcha’s vendor refuses the keys of this site', 'atoll' ),
			/* translators: 1: error code of a vendor, 2: date and time. */
			sprintf( __( 'It answers “%1$s”, since %2$s. Nobody can send a form that has a captcha, except by answering a question. Enter both keys again in Atoll → Settings → Captcha, or in the constants of wp-config.php that take their place. The next form that passes takes this line away.', 'atoll' ), $code, $this->since() )
		);
	}

	private function otherHost(): HealthResult {
		return HealthResult::recommended(
			__( 'A captcha was solved on another host', 'atoll' ),
			/* translators: %s: date and time. */
			sprintf( __( 'A form was sent from a host that does not count as this site’s, and was refused, on %s. PHP’s error log names the host. If it shows pages of this site, add it with the filter atoll_captcha_hosts; until then nobody can send forms there. If it is not yours, there is nothing to do. The next form that passes takes this line away.', 'atoll' ), $this->since() )
		);
	}

	private function noAnswer( string $code ): HealthResult {
		return HealthResult::recommended(
			__( 'The captcha’s vendor does not answer as it should', 'atoll' ),
			/* translators: 1: error code of a vendor, 2: date and time. */
			sprintf( __( 'What went wrong is “%1$s”, since %2$s. Nobody can send a form that has a captcha, except by answering a question. Ask your host whether PHP may reach the vendor, or choose the built-in check in Atoll → Settings → Captcha. The next form that passes takes this line away.', 'atoll' ), $code, $this->since() )
		);
	}

	private function since(): string {
		return SiteDateFormat::text( $this->faults->since() );
	}
}
