<?php

declare( strict_types=1 );

namespace Atoll\Demo;

use Atoll\FormStore\FormRepository;

/** The enquiry form. */
final class DemoForm {

	private const MARK = 'form:enquiry';

	public function __construct( private string $file, private FormRepository $forms, private Marked $marked ) {}

	/** @return int The form's public number. */
	public function install(): int {
		$post = $this->marked->find( self::MARK );
		if ( $post ) {
			return $this->forms->numberOf( $post );
		}
		/** @var array<string, mixed> $source */
		$source = (array) wp_json_file_decode( $this->file, array( 'associative' => true ) );
		$stored = $this->forms->create( $source );
		$this->marked->leave( $stored->postId, self::MARK );
		return $stored->number;
	}

	public function remove(): void {
		$post = $this->marked->find( self::MARK );
		if ( $post ) {
			$this->forms->delete( $this->forms->numberOf( $post ) );
		}
	}
}
