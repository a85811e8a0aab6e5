<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup;

/** The ids of a form's elements; they carry the form's number, so that several forms share a page. */
final class ElementIds {

	/** @param string $prefix Another one for each place where the same form is printed. */
	public function __construct( private string $prefix, private int $form ) {}

	public function form(): string {
		return "{$this->prefix}-form-{$this->form}";
	}

	public function summaryTitle(): string {
		return "{$this->prefix}-summary-{$this->form}";
	}

	public function notice(): string {
		return "{$this->prefix}-notice-{$this->form}";
	}

	/** @param int $page From 0. */
	public function page( int $page ): string {
		return "{$this->prefix}-page-{$this->form}-{$page}";
	}

	/** Its input's, where there is one. */
	public function field( int $field ): string {
		return "{$this->prefix}-{$this->form}-{$field}";
	}

	/** The input that nobody sees. */
	public function trap(): string {
		return "{$this->prefix}-more-{$this->form}";
	}

	public function description( int $field ): string {
		return $this->field( $field ) . '-description';
	}

	public function hint( int $field ): string {
		return $this->field( $field ) . '-hint';
	}

	public function error( int $field ): string {
		return $this->field( $field ) . '-error';
	}

	/** @param string $input An input's id, such as `3.6`. */
	public function input( string $input ): string {
		return "{$this->prefix}-{$this->form}-" . str_replace( '.', '-', $input );
	}

	/**
	 * @param string $row    From 1, as people count.
	 * @param int    $column From 0.
	 */
	public function cell( int $field, string $row, int $column ): string {
		return $this->field( $field ) . "-{$row}-{$column}";
	}

	/** @param int $index From 0. */
	public function option( int $field, int $index ): string {
		return $this->field( $field ) . "-{$index}";
	}
}
