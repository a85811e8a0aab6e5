<?php

declare( strict_types=1 );

namespace Atoll\Site;

use Atoll\Contract\Data;
use Atoll\Module;

/** The blocks that the theme's header and footer parts are made of. */
final class ChromeBlocks implements Module {

	private const CALL_TO_ACTION = array(
		'ctaLabel' => array(
			'type'    => 'string',
			'default' => '',
		),
		'ctaUrl'   => array(
			'type'    => 'string',
			'default' => '',
		),
	);

	public function __construct( private Header $header, private Footer $footer ) {}

	public function register(): void {
		add_action( 'init', $this->registerBlocks( ... ) );
	}

	private function registerBlocks(): void {
		$this->add(
			'header',
			__( 'Site header', 'atoll' ),
			__( 'Logo, main menu and a call to action.', 'atoll' ),
			self::CALL_TO_ACTION,
			fn( array $attributes ): string => $this->header->render( $this->callToAction( new Data( $attributes ) ) )
		);
		$this->add(
			'footer',
			__( 'Site footer', 'atoll' ),
			__( 'Company, navigation and the small print.', 'atoll' ),
			array(),
			fn(): string => $this->footer->render()
		);
	}

	private function callToAction( Data $attributes ): string {
		$label = $attributes->string( 'ctaLabel' );
		$url   = $attributes->string( 'ctaUrl' );
		return '' === $label || '' === $url
			? ''
			: sprintf( '<a class="atoll-button atoll-button--primary" href="%s">%s</a>', esc_url( $url ), esc_html( $label ) );
	}

	/**
	 * @param array<string, array{type: string, default: string}> $attributes
	 * @param callable(array<string, mixed>): string              $render
	 */
	private function add( string $name, string $title, string $description, array $attributes, callable $render ): void {
		register_block_type(
			'atoll/' . $name,
			array(
				'api_version'     => '3',
				'title'           => $title,
				'description'     => $description,
				'category'        => 'theme',
				'attributes'      => $attributes,
				'style_handles'   => array( 'atoll-' . $name ),
				'render_callback' => $render,
				'supports'        => array(
					'html'         => false,
					'multiple'     => false,
					'autoRegister' => true, // Shows it in the editor from WordPress 7.0 on.
				),
			)
		);
	}
}
