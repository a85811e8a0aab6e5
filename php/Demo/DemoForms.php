<?php

declare( strict_types=1 );

namespace Atoll\Demo;

use Atoll\FormStore\FormRepository;

/** The forms, from the files of plugin/demo/content. */
final class DemoForms {

	private const NAMES = array( 'enquiry', 'application' );

	public function __construct( private string $folder, private FormRepository $forms, private Marked $marked ) {}

	/** @return array<string, int> Public numbers by name. */
	public function install(): array {
		$numbers = array();
		foreach ( self::NAMES as $name ) {
			$post             = $this->marked->find( "form:{$name}" );
			$numbers[ $name ] = $post ? $this->forms->numberOf( $post ) : $this->add( $name );
		}
		return $numbers;
	}

	public function remove(): void {
		foreach ( self::NAMES as $name ) {
			$post = $this->marked->find( "form:{$name}" );
			if ( $post ) {
				$this->forms->delete( $this->forms->numberOf( $post ) );
			}
		}
	}

	private function add( string $name ): int {
		/** @var array<string, mixed> $source */
		$source = (array) wp_json_file_decode( "{$this->folder}/{$name}.json", array( 'associative' => true ) );
		$stored = $this->forms->create( $source );
		$this->marked->leave( $stored->postId, "form:{$name}" );
		return $stored->number;
	}
}
