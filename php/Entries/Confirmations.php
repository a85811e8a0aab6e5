<?php

declare( strict_types=1 );

namespace Atoll\Entries;

use Atoll\Contract\Data;
use Atoll\Forms\Form;

/** Chooses a form's confirmation. A setting left empty means the built-in message. */
final class Confirmations {

	/** The default confirmation, or the first one. */
	public function of( Form $form ): Confirmation {
		$all     = array_values( array_filter( $this->all( $form ), static fn( Data $one ) => $one->bool( 'isActive', true ) ) );
		$default = array_values( array_filter( $all, static fn( Data $one ) => $one->bool( 'isDefault' ) ) );
		return $this->resolve( $form, $default[0] ?? $all[0] ?? new Data( array() ) );
	}

	/** One of the form's confirmations by its id; the built-in message when it is gone. */
	public function byId( Form $form, string $id ): Confirmation {
		foreach ( $this->all( $form ) as $one ) {
			if ( $id === $one->string( 'id' ) ) {
				return $this->resolve( $form, $one );
			}
		}
		return $this->resolve( $form, new Data( array() ) );
	}

	/** @return list<Data> */
	private function all( Form $form ): array {
		return array_map( Data::of( ... ), $form->confirmations() );
	}

	private function resolve( Form $form, Data $settings ): Confirmation {
		$url = match ( $settings->string( 'type' ) ) {
			'redirect' => $this->address( $settings, $settings->string( 'url' ) ),
			'page'     => $this->address( $settings, (string) get_permalink( (int) $settings->string( 'pageId' ) ) ),
			default    => '',
		};
		return new Confirmation( $settings->string( 'id' ), '' === $url ? $this->message( $form, $settings ) : '', $url );
	}

	private function address( Data $settings, string $url ): string {
		$query = ltrim( $settings->string( 'queryString' ), '?&' );
		if ( '' !== $url && '' !== $query ) {
			$url .= ( str_contains( $url, '?' ) ? '&' : '?' ) . $query;
		}
		return sanitize_url( $url, array( 'http', 'https' ) );
	}

	private function message( Form $form, Data $settings ): string {
		$message = trim( $settings->string( 'message' ) );
		$message = wp_kses_post( '' === $message ? $form->text( 'confirmation' ) : $message );
		return $settings->bool( 'disableAutoformat' ) ? $message : wpautop( $message );
	}
}
