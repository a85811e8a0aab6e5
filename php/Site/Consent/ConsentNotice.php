<?php

declare( strict_types=1 );

namespace Atoll\Site\Consent;

use Atoll\Platform\Enhancements\Enhancements;
use Atoll\Platform\Marketing\ThirdPartyService;
use Atoll\Platform\Marketing\ThirdPartyServices;
use Atoll\Platform\PlatformProvider;
use Atoll\Platform\Rest\RestNamespaces;

/**
 * Asks for consent before third-party services are used, on sites that use any. Because pages are cached for everyone,
 * the question is printed hidden, and a script shows it to visitors who have not answered. Without JavaScript no
 * service is loaded and nothing is asked.
 */
final class ConsentNotice {

	public const STYLE = 'atoll-consent';

	public function __construct( private ThirdPartyServices $services, private Enhancements $enhancements ) {}

	public function enqueue(): void {
		if ( $this->services->enabled() ) {
			wp_enqueue_style( self::STYLE );
		}
	}

	public function print(): void {
		$services = $this->services->enabled();
		if ( $services ) {
			$notice = sprintf(
				'<section class="atoll-consent" aria-labelledby="atoll-consent-title" hidden><div class="atoll-consent__words"><h2 id="atoll-consent-title" tabindex="-1">%s</h2><p>%s%s</p></div><form class="atoll-consent__form">%s%s</form></section>',
				esc_html__( 'Your privacy choices', 'atoll' ),
				esc_html( $this->question( $services ) ),
				$this->policy(),
				$this->details( $services ),
				$this->buttons()
			);
			// Escaped where it is built.
			echo $this->enhancements->wrap( 'consent', $this->props( $services ), $notice );
		}
	}

	public function printLink(): void {
		if ( $this->services->enabled() ) {
			printf(
				'<button type="button" class="atoll-consent-link" data-atoll="privacy-choices" hidden>%s</button>',
				esc_html__( 'Privacy choices', 'atoll' )
			);
		}
	}

	/**
	 * @param list<ThirdPartyService> $services
	 * @return array<string, mixed>
	 */
	private function props( array $services ): array {
		$props = array(
			'site'     => get_current_blog_id(),
			// Visitors are asked again if the services change.
			'version'  => substr(
				hash(
					'sha256',
					implode(
						' ',
						array_map( static fn( ThirdPartyService $service ): string => $service->name, $services )
					)
				),
				0,
				8
			),
			'services' => array_map(
				static fn( ThirdPartyService $service ): array => array(
					'name' => $service->name,
					'category' => $service->category,
					'id' => $service->id,
				),
				$services
			),
		);
		$conversion = RestNamespaces::url( RestNamespaces::ATOLL, PlatformProvider::CONVERSION );
		return $this->services->countsCalls() ? $props + array( 'conversion' => $conversion ) : $props;
	}

	/** @param list<ThirdPartyService> $services */
	private function question( array $services ): string {
		return sprintf(
			/* translators: %s: names of companies' services, such as "Google Analytics and Trustpilot". */
			__( 'We would like to use %s. They learn which pages you visit, and may keep cookies in your browser. Nothing is sent to them unless you agree, and the site works the same without them.', 'atoll' ),
			wp_sprintf(
				'%l',
				array_map( static fn( ThirdPartyService $service ): string => $service->vendor, $services )
			)
		);
	}

	private function policy(): string {
		$url = get_privacy_policy_url();
		return '' === $url
			? ''
			: sprintf( ' <a href="%s">%s</a>', esc_url( $url ), esc_html__( 'Privacy policy', 'atoll' ) );
	}

	/** @param list<ThirdPartyService> $services */
	private function details( array $services ): string {
		$vendors = array();
		foreach ( $services as $service ) {
			$vendors[ $service->category ][] = $service->vendor;
		}
		$choices = '';
		foreach ( $vendors as $category => $names ) {
			$choices .= sprintf(
				'<li><label><input type="checkbox" name="%s" value="%s"> <span><strong>%s</strong> %s</span></label></li>',
				'category',
				esc_attr( $category ),
				esc_html( $this->categories()[ $category ] ),
				esc_html( wp_sprintf( '%l', $names ) )
			);
		}
		return sprintf(
			'<details class="atoll-disclosure atoll-consent__details"><summary>%s</summary><ul>%s</ul><button type="submit" class="atoll-button atoll-button--secondary">%s</button></details>',
			esc_html__( 'Choose one by one', 'atoll' ),
			$choices,
			esc_html__( 'Save my choices', 'atoll' )
		);
	}

	/** Returns the buttons. They look the same, so that neither choice is favoured. */
	private function buttons(): string {
		return sprintf(
			'<div class="atoll-consent__buttons"><button type="button" class="atoll-button atoll-button--secondary" data-atoll="refuse">%s</button><button type="button" class="atoll-button atoll-button--secondary" data-atoll="accept">%s</button></div>',
			esc_html__( 'Refuse all', 'atoll' ),
			esc_html__( 'Accept all', 'atoll' )
		);
	}

	/** @return array<string, string> */
	private function categories(): array {
		return array(
			ThirdPartyService::ANALYTICS   => __( 'Counting visits', 'atoll' ),
			ThirdPartyService::ADVERTISING => __( 'Measuring advertising', 'atoll' ),
			ThirdPartyService::REVIEWS     => __( 'Showing reviews', 'atoll' ),
		);
	}
}
