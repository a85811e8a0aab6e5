<?php

declare( strict_types=1 );

namespace Atoll\Demo;

/** The pages, from the files of plugin/demo/content. */
final class DemoPages {

	private const TITLES = array(
		'home'    => 'Home',
		'about'   => 'About',
		'contact' => 'Contact',
		'apply'   => 'Apply',
	);

	public function __construct( private string $folder, private Marked $marked ) {}

	/** @return array<string, int> Page numbers by name. */
	public function install( Placeholders $placeholders ): array {
		$pages = array();
		foreach ( self::TITLES as $name => $title ) {
			$pages[ $name ] = $this->marked->find( "page:{$name}" ) ?: $this->add( $name, $title, $placeholders );
		}
		return $pages;
	}

	private function add( string $name, string $title, Placeholders $placeholders ): int {
		$content = $placeholders->fill( (string) file_get_contents( "{$this->folder}/{$name}.html" ) );
		$page    = wp_insert_post(
			array(
				'post_type'      => 'page',
				'post_status'    => 'publish',
				'post_name'      => $name,
				'post_title'     => $title,
				'post_content'   => wp_slash( $content ),
				'comment_status' => 'closed',
				'ping_status'    => 'closed',
				'page_template'  => 'page-open',
			),
			true
		);
		if ( is_wp_error( $page ) ) {
			throw new \RuntimeException( $page->get_error_message() ); // For the terminal.
		}
		$this->marked->leave( $page, "page:{$name}" );
		return $page;
	}
}
