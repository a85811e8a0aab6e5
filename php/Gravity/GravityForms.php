<?php

declare( strict_types=1 );

namespace Atoll\Gravity;

use Atoll\Forms\InvalidForm;
use Atoll\FormStore\FormRepository;
use Atoll\FormStore\FormSource;
use Atoll\FormStore\StoredForm;
use Atoll\Trouble\BadRequest;

/** Forms as Gravity Forms' clients create, read and change them. */
final class GravityForms {

	public function __construct( private FormRepository $forms, private FormSource $sources, private FormMapper $mapper ) {}

	/**
	 * @return array<string, mixed> The form in Gravity Forms' JSON.
	 * @throws BadRequest 404 when there is no such form, in whatever state.
	 */
	public function get( int $number ): array {
		return $this->export( $this->find( $number ) );
	}

	/**
	 * @param array<int|string, mixed> $gravity
	 * @return array<string, mixed>
	 * @throws BadRequest When it is not a form, or not one that works.
	 */
	public function create( array $gravity ): array {
		return $this->export( $this->store( $gravity, $this->forms->create( ... ) ) );
	}

	/**
	 * @param array<int|string, mixed> $gravity
	 * @return array<string, mixed>
	 * @throws BadRequest As {@see get()} and {@see create()}.
	 */
	public function update( int $number, array $gravity ): array {
		$this->find( $number );
		return $this->export( $this->store( $gravity, fn( array $source ) => $this->forms->update( $number, $source ) ) );
	}

	/**
	 * @param array<int|string, mixed>                   $gravity
	 * @param callable(array<string, mixed>): StoredForm $write
	 */
	private function store( array $gravity, callable $write ): StoredForm {
		if ( ! is_array( $gravity['fields'] ?? null ) ) {
			throw new BadRequest( 'missing_form', __( 'The form must be sent as JSON with a title and a list of fields.', 'atoll' ) );
		}
		if ( ! is_string( $gravity['title'] ?? null ) || '' === trim( $gravity['title'] ) ) {
			throw new BadRequest( 'missing_title', __( 'The form has no title.', 'atoll' ) );
		}
		try {
			return $write( $this->mapper->toSource( Loose::map( $gravity ) ) );
		} catch ( InvalidForm $invalid ) {
			throw new BadRequest( 'atoll_invalid_form', $invalid->getMessage() );
		}
	}

	private function find( int $number ): StoredForm {
		return $this->forms->findAny( $number ) ?? throw new BadRequest( 'gf_form_invalid_id', __( 'Invalid form id.', 'atoll' ), 404 );
	}

	/** @return array<string, mixed> */
	private function export( StoredForm $stored ): array {
		$post = get_post( $stored->postId ) ?? throw new \RuntimeException( "The post of form {$stored->number} is gone." );
		return $this->mapper->fromSource( $this->sources->fromPost( $post ), $stored->number, $stored->status, $post->post_date_gmt );
	}
}
