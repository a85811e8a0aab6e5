<?php

declare( strict_types=1 );

namespace Atoll\Platform\Rest;

use Atoll\Engine\Formats\Text;
use Atoll\Platform\Errors\BadRequest;

/** A request's input, with the types that the route asks for. */
final class Input {

	/** @var array<int|string, mixed>|null */
	private ?array $body = null;

	/**
	 * @param array<array-key, mixed>              $parameters Parameters from path and query.
	 * @param \Closure(): array<int|string, mixed> $read       Reads the complete body: {@see RequestBody}.
	 */
	public function __construct( private array $parameters, private \Closure $read ) {}

	/**
	 * @return array<int|string, mixed>
	 * @throws BadRequest When the body cannot be read. Routes that do not read it accept any.
	 */
	public function body(): array {
		return $this->body ??= ( $this->read )();
	}

	/** @return array<array-key, mixed> All parameters from path and query, for code that parses URLs. */
	public function parameters(): array {
		return $this->parameters;
	}

	/** Returns an integer from path or query; 0 if it is missing. */
	public function int( string $name ): int {
		$value = $this->parameters[ $name ] ?? 0;
		return is_scalar( $value ) ? (int) $value : 0;
	}

	public function flag( string $name ): bool {
		return rest_sanitize_boolean( $this->text( $name ) );
	}

	/** @return array<int|string, mixed> A list or map from the query; empty if it is missing. */
	public function list( string $name ): array {
		$value = $this->parameters[ $name ] ?? array();
		return is_array( $value ) ? $value : array( $value );
	}

	/** Returns text from path or query; empty if it is missing or not text. */
	public function text( string $name ): string {
		$value = $this->parameters[ $name ] ?? '';
		return Text::fromValue( $value );
	}

	/**
	 * Returns text from the body; empty if it is missing.
	 *
	 * @throws BadRequest When the value is not text.
	 */
	public function field( string $name ): string {
		$value = $this->body()[ $name ] ?? '';
		if ( ! is_scalar( $value ) ) {
			throw new BadRequest(
				'rest_invalid_param',
				/* translators: %s: name of a request parameter. */
				sprintf( __( '%s must be text, not a list.', 'atoll' ), $name )
			);
		}
		return Text::fromValue( $value );
	}
}
