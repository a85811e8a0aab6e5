<?php

declare( strict_types=1 );

namespace Atoll\Site;

use Atoll\Module;

/** The blocks that the theme's header and footer parts are made of. */
final class ChromeBlocks implements Module {

	public function __construct( private Header $header, private Footer $footer ) {}

	public function register(): void {
		add_action( 'init', $this->registerBlocks( ... ) );
	}

	private function registerBlocks(): void {
		$this->add(
			'header',
			__( 'Site header', 'atoll' ),
			__( 'Logo, main menu and calls to action.', 'atoll' ),
			fn( array $attributes, string $content ): string => $this->header->render( $content )
		);
		$this->add(
			'footer',
			__( 'Site footer', 'atoll' ),
			__( 'Company, navigation and the small print.', 'atoll' ),
			fn(): string => $this->footer->render()
		);
	}

	/** @param callable(array<string, mixed>, string): string $render */
	private function add( string $name, string $title, string $description, callable $render ): void {
		register_block_type(
			'atoll/' . $name,
			array(
				'api_version'     => '3',
				'title'           => $title,
				'description'     => $description,
				'category'        => 'theme',
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
